-- Up Migration

-- Where a question is at home, for who looks for it and who may change it. Without one it is where it is used.
ALTER TABLE question ADD COLUMN subject_id bigint REFERENCES subject;
ALTER TABLE question ADD COLUMN chapter_id bigint REFERENCES chapter;
ALTER TABLE question ADD CHECK (chapter_id IS NULL OR subject_id IS NOT NULL);
-- Retired: it stays where it is used and is offered for nothing new.
ALTER TABLE question ADD COLUMN retired_at timestamptz;
CREATE INDEX question_subject ON question (subject_id, chapter_id) WHERE subject_id IS NOT NULL;

-- A file of questions on its way into the bank. First it is only looked at; what was found in it is told, and it
-- goes in whole, in one transaction, or not at all.
CREATE TABLE question_import (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  staff_id bigint NOT NULL,
  format text NOT NULL CHECK (format IN ('moodle_xml', 'gift', 'aiken', 'qti', 'csv')),
  file_name text NOT NULL,
  subject_id bigint NOT NULL REFERENCES subject,
  chapter_id bigint REFERENCES chapter,
  -- The file as it came; empty once it has been looked at.
  source bytea NOT NULL,
  state text NOT NULL DEFAULT 'checking' CHECK (state IN ('checking', 'checked', 'importing', 'done')),
  total int NOT NULL DEFAULT 0,
  done int NOT NULL DEFAULT 0,
  created int NOT NULL DEFAULT 0,
  changed int NOT NULL DEFAULT 0,
  unchanged int NOT NULL DEFAULT 0,
  errors int NOT NULL DEFAULT 0,
  warnings int NOT NULL DEFAULT 0,
  -- The first of them; the counts above are of all.
  findings jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);

CREATE TABLE question_import_row (
  tenant_id bigint NOT NULL,
  import_id bigint NOT NULL,
  number int NOT NULL,
  slug text NOT NULL,
  kind text NOT NULL,
  tags text[] NOT NULL,
  body jsonb NOT NULL,
  secret jsonb NOT NULL,
  PRIMARY KEY (tenant_id, import_id, number),
  FOREIGN KEY (tenant_id, import_id) REFERENCES question_import (tenant_id, id) ON DELETE CASCADE
);
