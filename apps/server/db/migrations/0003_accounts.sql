-- Up Migration

CREATE TABLE student (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id bigint NOT NULL REFERENCES tenant,
  import_ref text,
  first_name text NOT NULL,
  last_name text NOT NULL DEFAULT '',
  native_name text,
  dob date,
  phone_number text,
  picture_key text,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi')),
  usage text CHECK (usage IN ('school', 'exam', 'both')),
  step int NOT NULL DEFAULT 2 CHECK (step IN (0, 2, 3)),
  time_factor numeric(4, 2) NOT NULL DEFAULT 1 CHECK (time_factor BETWEEN 1 AND 4),
  photo_allowed boolean NOT NULL DEFAULT false,
  on_leaderboard boolean NOT NULL DEFAULT true,
  blocked_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (tenant_id, id),
  UNIQUE (tenant_id, import_ref)
);

CREATE TABLE student_credential (
  student_id bigint PRIMARY KEY,
  tenant_id bigint NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text,
  password_changed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  UNIQUE (tenant_id, email)
);

CREATE TABLE parent (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  import_ref text,
  phone_number text NOT NULL CHECK (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  email text CHECK (email = lower(email)),
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  native_name text,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi')),
  current_student_id bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, phone_number),
  UNIQUE (tenant_id, import_ref),
  FOREIGN KEY (tenant_id, current_student_id) REFERENCES student (tenant_id, id)
);

CREATE TABLE guardian (
  student_id bigint NOT NULL,
  parent_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  relation text NOT NULL CHECK (relation IN ('mother', 'father', 'guardian')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, parent_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES parent (tenant_id, id)
);
CREATE INDEX guardian_parent ON guardian (tenant_id, parent_id);

CREATE TABLE staff (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  import_ref text,
  email text NOT NULL CHECK (email = lower(email)),
  name jsonb NOT NULL,
  title jsonb,
  phone_number text,
  password_hash text,
  totp_secret bytea,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, email),
  UNIQUE (tenant_id, import_ref)
);

-- Who said yes to what, in which wording, when, and how we knew it was them.
CREATE TABLE consent (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  parent_id bigint,
  document text NOT NULL,
  version text NOT NULL,
  verified_by text NOT NULL CHECK (verified_by IN ('otp', 'institution', 'paper')),
  given_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES parent (tenant_id, id)
);

-- A signed-in device. The refresh tokens of one session are a family: real reuse ends the session.
CREATE TABLE session (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('student', 'parent', 'staff')),
  student_id bigint,
  parent_id bigint,
  staff_id bigint,
  user_agent text NOT NULL DEFAULT '',
  ip inet,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_used_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_for text,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES parent (tenant_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  CHECK (CASE kind
    WHEN 'student' THEN student_id IS NOT NULL AND parent_id IS NULL AND staff_id IS NULL
    WHEN 'parent' THEN parent_id IS NOT NULL AND staff_id IS NULL
    ELSE staff_id IS NOT NULL AND student_id IS NULL AND parent_id IS NULL END)
);
CREATE INDEX session_student ON session (tenant_id, student_id) WHERE revoked_at IS NULL;
CREATE INDEX session_parent ON session (tenant_id, parent_id) WHERE revoked_at IS NULL;

CREATE TABLE refresh_token (
  tenant_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  used_at timestamptz,
  PRIMARY KEY (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, session_id) REFERENCES session (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX refresh_token_session ON refresh_token (tenant_id, session_id);

-- Only a hash of the mailed token is kept. One row per request, so that a repeated job sends for the same row.
CREATE TABLE password_reset (
  student_id bigint NOT NULL,
  request_ref uuid NOT NULL,
  tenant_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  used_at timestamptz,
  PRIMARY KEY (student_id, request_ref),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);
