-- Up Migration

-- Works once and for a short time. Only a hash is kept; who uses it up is decided by one UPDATE.
-- Tickets that others signed (a school ERP) get their row when they are used, so that they work once, too.
CREATE TABLE one_time_ticket (
  tenant_id bigint NOT NULL REFERENCES tenant,
  ticket_hash bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('cable', 'payment', 'erp')),
  subject jsonb NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, ticket_hash)
);
CREATE INDEX one_time_ticket_age ON one_time_ticket (expires_at);

-- A school's own system that may hand students over. The secret is sealed with a key of the configuration.
-- No brand: every brand of the tenant. No institute: every student of the tenant.
CREATE TABLE erp_client (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  key_id text NOT NULL CHECK (key_id ~ '^[a-z0-9-]{2,60}$'),
  secret bytea NOT NULL,
  brand_id bigint,
  institute_id bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  revoked_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, key_id),
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id),
  FOREIGN KEY (tenant_id, institute_id) REFERENCES institute (tenant_id, id)
);

-- One row per invitation, so that a repeated job mails for the same row. The TOTP secret waits here, sealed,
-- until its first code was typed.
CREATE TABLE staff_invitation (
  tenant_id bigint NOT NULL,
  request_ref uuid NOT NULL,
  staff_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  totp_secret bytea,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, request_ref),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);

-- The last time step whose code was accepted: a code that was seen over a shoulder is of no use.
ALTER TABLE staff ADD COLUMN totp_step bigint NOT NULL DEFAULT 0;
CREATE INDEX session_staff ON session (tenant_id, staff_id) WHERE revoked_at IS NULL;

-- When a student's device was connected. For security only, kept 30 days.
CREATE TABLE session_activity (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  session_id uuid NOT NULL,
  event text NOT NULL CHECK (event IN ('connect', 'disconnect')),
  ip inet,
  user_agent text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);
CREATE INDEX session_activity_age ON session_activity (at);

-- Who belongs to a course: asked for every class, worksheet and announcement.
CREATE INDEX access_grant_course ON access_grant (tenant_id, course_id);
