-- Up Migration

-- The one clock. Everything that decides about time asks this function; test databases replace it with one
-- that adds a stored offset, and a production server refuses to start on such a database.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS 'SELECT now()';

-- The school's day: dates of birth, end dates and due days are days in India.
CREATE FUNCTION app_today() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  AS $$SELECT (app_now() AT TIME ZONE 'Asia/Kolkata')::date$$;

CREATE EXTENSION IF NOT EXISTS unaccent;

-- What a search box compares: no case, no accents.
CREATE FUNCTION search_form(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$SELECT lower(unaccent(value))$$;

CREATE TABLE tenant (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9-]{2,40}$'),
  name jsonb NOT NULL,
  timezone text NOT NULL DEFAULT 'Asia/Kolkata',
  created_at timestamptz NOT NULL DEFAULT app_now()
);

CREATE TABLE audit_log (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT app_now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('student', 'parent', 'staff', 'system')),
  actor_id bigint,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id bigint,
  details jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX audit_log_subject ON audit_log (tenant_id, subject_kind, subject_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The answer to a call that may be sent again, kept in the transaction that made the change.
CREATE TABLE idempotent_answer (
  tenant_id bigint NOT NULL REFERENCES tenant,
  caller text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  request_hash bytea NOT NULL,
  status int,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, caller, key)
);
CREATE INDEX idempotent_answer_age ON idempotent_answer (created_at);

-- A worker that dies keeps its jobs locked for hours; the living ones look here and free them.
CREATE TABLE worker_heartbeat (
  worker_id text PRIMARY KEY,
  beat_at timestamptz NOT NULL DEFAULT app_now()
);
