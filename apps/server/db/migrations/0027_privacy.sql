-- Up Migration

-- A family takes its data away: everything about one student, in one file.
CREATE TABLE data_export (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  -- gone: the file was taken away after its days.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'gone')),
  file_key text,
  size_bytes bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ready_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  CHECK ((state = 'ready') = (file_key IS NOT NULL))
);
CREATE INDEX data_export_due ON data_export (expires_at) WHERE state = 'ready';
CREATE UNIQUE INDEX data_export_once ON data_export (student_id) WHERE state = 'waiting';

-- A wish to be forgotten. Until the day of erasing it can be taken back.
CREATE TABLE deletion_request (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  -- Null: the student, who is of age.
  parent_id bigint,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'cancelled', 'done')),
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  -- The day it is done on, and the last day it is promised for.
  erase_on date NOT NULL,
  due_on date NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES parent (tenant_id, id),
  CHECK (erase_on <= due_on),
  CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX deletion_request_once ON deletion_request (student_id) WHERE state = 'waiting';
CREATE INDEX deletion_request_due ON deletion_request (erase_on) WHERE state = 'waiting';

-- Who stood behind the accounts that the law makes us keep: readable only with the key of the configuration, by nobody
-- in daily work, and removed with them.
CREATE TABLE sealed_identity (
  student_id bigint PRIMARY KEY,
  tenant_id bigint NOT NULL,
  sealed bytea NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT app_now(),
  keep_until date NOT NULL,
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);
CREATE INDEX sealed_identity_due ON sealed_identity (keep_until);
