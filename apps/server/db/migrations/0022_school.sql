-- Up Migration

-- A list of the office on its way in: looked through first, then taken in as a whole or not at all.
CREATE TABLE school_import (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  institute_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('students', 'sections')),
  file_name text NOT NULL,
  -- Names and phones of families: gone as soon as nothing more is done with the list.
  content text,
  state text NOT NULL DEFAULT 'checking' CHECK (state IN ('checking', 'refused', 'ready', 'saving', 'done')),
  report jsonb,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, institute_id) REFERENCES institute (tenant_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  CHECK ((content IS NULL) = (state IN ('refused', 'done')))
);
CREATE INDEX school_import_institute ON school_import (tenant_id, institute_id);

-- A year is closed once. Where everybody went is in the memberships.
CREATE TABLE year_roll_over (
  tenant_id bigint NOT NULL,
  from_year_id bigint NOT NULL,
  to_year_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  moved_count int NOT NULL,
  left_count int NOT NULL,
  done_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, from_year_id),
  FOREIGN KEY (tenant_id, from_year_id) REFERENCES academic_year (tenant_id, id),
  FOREIGN KEY (tenant_id, to_year_id) REFERENCES academic_year (tenant_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);

-- The office asks of each child when they were here last, ended sessions included.
CREATE INDEX session_seen ON session (tenant_id, student_id, last_used_at);
