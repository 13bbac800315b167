-- Up Migration

-- An object of the file store that people have uploaded. The key is random: it names the pieces below uploads/ and,
-- once the file has been checked, the object itself. A row that nothing refers to is an orphan and swept.
CREATE TABLE stored_file (
  tenant_id bigint NOT NULL REFERENCES tenant,
  key text NOT NULL,
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'checking', 'ready', 'refused')),
  -- Why it was refused.
  refusal text,
  content_type text NOT NULL CHECK (content_type IN ('application/pdf', 'image/jpeg')),
  -- As announced; of a file that is ready, as it is stored.
  size_bytes int NOT NULL CHECK (size_bytes > 0),
  -- SHA-256 of what was announced.
  source_hash bytea NOT NULL,
  page_count int,
  -- Looks into it that came to no end: the process was killed, or a tool took too long.
  tries int NOT NULL DEFAULT 0,
  -- While it is being checked: when another look is asked for, if there is no end by then.
  look_again_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- Until then pieces may still arrive by addresses that were handed out; null: none are left.
  pieces_until timestamptz,
  PRIMARY KEY (tenant_id, key),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK (state <> 'checking' OR look_again_at IS NOT NULL)
);
CREATE INDEX stored_file_pieces ON stored_file (pieces_until) WHERE pieces_until IS NOT NULL;
CREATE INDEX stored_file_age ON stored_file (created_at);
CREATE INDEX stored_file_checking ON stored_file (look_again_at) WHERE state = 'checking';

CREATE TABLE worksheet (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  import_ref text,
  course_id bigint NOT NULL REFERENCES course,
  subject_id bigint NOT NULL REFERENCES subject,
  staff_id bigint NOT NULL,
  name jsonb NOT NULL,
  instructions jsonb NOT NULL,
  points int NOT NULL CHECK (points BETWEEN 0 AND 1000),
  -- The last moment that is in time.
  due_at timestamptz NOT NULL,
  -- Null: nobody but its tutors sees it.
  posted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, import_ref),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);
CREATE INDEX worksheet_list ON worksheet (tenant_id, course_id, posted_at DESC, id DESC);

-- None: every student entitled to the course.
CREATE TABLE worksheet_section (
  tenant_id bigint NOT NULL,
  worksheet_id bigint NOT NULL,
  section_id bigint NOT NULL,
  PRIMARY KEY (tenant_id, worksheet_id, section_id),
  FOREIGN KEY (tenant_id, worksheet_id) REFERENCES worksheet (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, section_id) REFERENCES section (tenant_id, id)
);

CREATE TABLE worksheet_file (
  tenant_id bigint NOT NULL,
  worksheet_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  file_key text NOT NULL,
  PRIMARY KEY (tenant_id, worksheet_id, id),
  UNIQUE (tenant_id, file_key),
  FOREIGN KEY (tenant_id, worksheet_id) REFERENCES worksheet (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, file_key) REFERENCES stored_file (tenant_id, key)
);

CREATE TABLE student_worksheet (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  worksheet_id bigint NOT NULL,
  -- The newest one.
  round_no int NOT NULL DEFAULT 1 CHECK (round_no >= 1),
  points numeric(6, 2) CHECK (points >= 0),
  private_message text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, worksheet_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, worksheet_id) REFERENCES worksheet (tenant_id, id)
);
CREATE INDEX student_worksheet_worksheet ON student_worksheet (tenant_id, worksheet_id);

CREATE TABLE worksheet_round (
  student_id bigint NOT NULL,
  student_worksheet_id bigint NOT NULL,
  round_no int NOT NULL CHECK (round_no >= 1),
  tenant_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'turned_in', 'returned', 'graded')),
  -- A round after a return may end later than the worksheet; null: with it.
  due_at timestamptz,
  -- The student turned it in while files were still being checked: it counts as handed in then.
  asked_at timestamptz,
  turned_in_at timestamptz,
  -- What the student is shown as proof.
  receipt text,
  -- The tutor's words of a return.
  message text,
  PRIMARY KEY (student_id, student_worksheet_id, round_no),
  FOREIGN KEY (student_id, student_worksheet_id) REFERENCES student_worksheet (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  CHECK ((turned_in_at IS NULL) = (receipt IS NULL)),
  CHECK (state <> 'draft' OR turned_in_at IS NULL),
  CHECK (state <> 'turned_in' OR turned_in_at IS NOT NULL)
);
CREATE INDEX worksheet_round_asked ON worksheet_round (asked_at) WHERE state = 'draft' AND asked_at IS NOT NULL;

CREATE TABLE worksheet_round_file (
  student_id bigint NOT NULL,
  student_worksheet_id bigint NOT NULL,
  round_no int NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  -- Handed in by the student, or given back by the tutor.
  role text NOT NULL CHECK (role IN ('student', 'evaluated')),
  name text NOT NULL,
  file_key text NOT NULL,
  PRIMARY KEY (student_id, student_worksheet_id, round_no, id),
  UNIQUE (tenant_id, file_key),
  FOREIGN KEY (student_id, student_worksheet_id, round_no)
    REFERENCES worksheet_round (student_id, student_worksheet_id, round_no),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, file_key) REFERENCES stored_file (tenant_id, key)
);
