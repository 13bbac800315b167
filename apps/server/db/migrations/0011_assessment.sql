-- Up Migration

-- A question of the bank. It belongs to an owner and may stand in several exercises and papers.
CREATE TABLE question (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_tenant_id bigint NOT NULL REFERENCES tenant,
  slug text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('single_choice', 'multiple_choice', 'numeric', 'match', 'passage', 'free_text')),
  tags text[] NOT NULL DEFAULT '{}',
  -- The newest one. Runs that have begun keep theirs.
  version int NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (owner_tenant_id, slug)
);

-- Never changed once written: a better question is a further version.
CREATE TABLE question_version (
  question_id bigint NOT NULL REFERENCES question,
  version int NOT NULL CHECK (version >= 1),
  -- What a student may see while the run is open: stem, options, figures, most marks; in all languages.
  body jsonb NOT NULL,
  -- What nobody sees before the end: right answer, model answer, solution and its figure.
  secret jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (question_id, version)
);

CREATE TRIGGER question_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON question_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Something to practise. Where it hangs follows from its kind.
CREATE TABLE practice_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_tenant_id bigint NOT NULL REFERENCES tenant,
  slug text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('exercise', 'exam_exercise', 'quick_quiz', 'paper')),
  chapter_id bigint REFERENCES chapter,
  content_library_id bigint REFERENCES content_library,
  course_id bigint REFERENCES course,
  title jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{"en": ""}',
  timer text NOT NULL DEFAULT 'whole_quiz' CHECK (timer IN ('whole_quiz', 'per_question', 'none')),
  -- Minutes of the whole, or seconds for each question.
  time int DEFAULT 10,
  right_marks numeric(6, 2) NOT NULL DEFAULT 1 CHECK (right_marks > 0),
  -- What a wrong choice takes away.
  wrong_marks numeric(6, 2) NOT NULL DEFAULT 0 CHECK (wrong_marks >= 0),
  deadline timestamptz,
  max_runs int CHECK (max_runs >= 1),
  month int CHECK (month BETWEEN 1 AND 12),
  year int CHECK (year BETWEEN 1950 AND 2200),
  is_shuffled boolean NOT NULL DEFAULT false,
  -- So many questions are drawn for each run; null: all of them.
  pool_size int CHECK (pool_size >= 1),
  position int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (owner_tenant_id, slug),
  CHECK ((kind IN ('exercise', 'exam_exercise')) = (chapter_id IS NOT NULL)),
  CHECK ((kind = 'quick_quiz') = (content_library_id IS NOT NULL)),
  CHECK ((kind = 'paper') = (course_id IS NOT NULL)),
  CHECK ((timer = 'none') = (time IS NULL)),
  CHECK (time >= 1)
);
CREATE INDEX practice_item_chapter ON practice_item (chapter_id, position, id) WHERE chapter_id IS NOT NULL;
CREATE INDEX practice_item_course ON practice_item (course_id, position, id) WHERE course_id IS NOT NULL;
-- A lesson has one quick quiz.
CREATE UNIQUE INDEX practice_item_library ON practice_item (owner_tenant_id, content_library_id)
  WHERE content_library_id IS NOT NULL;

CREATE TABLE practice_item_question (
  practice_item_id bigint NOT NULL REFERENCES practice_item ON DELETE CASCADE,
  position int NOT NULL,
  question_id bigint NOT NULL REFERENCES question,
  PRIMARY KEY (practice_item_id, position),
  UNIQUE (practice_item_id, question_id)
);
CREATE INDEX practice_item_question_use ON practice_item_question (question_id);

-- One per student, course and item, for ever: retakes are further runs of it.
CREATE TABLE attempt (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  enrolment_id bigint NOT NULL,
  practice_item_id bigint NOT NULL REFERENCES practice_item,
  completed_runs int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, enrolment_id, practice_item_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (student_id, enrolment_id) REFERENCES enrolment (student_id, id)
);

-- One go at it. Everything that decides about time and marks is pinned here when the run is opened, so that
-- later edits of the item, its questions, the student or the brand change nothing for it.
CREATE TABLE attempt_run (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  attempt_id bigint NOT NULL,
  enrolment_id bigint NOT NULL,
  practice_item_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('exercise', 'exam_exercise', 'quick_quiz', 'paper')),
  run_no int NOT NULL CHECK (run_no >= 1),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'completed', 'abandoned')),
  -- In the order in which this student sees them.
  question_ids bigint[] NOT NULL,
  question_versions int[] NOT NULL,
  timer text NOT NULL CHECK (timer IN ('whole_quiz', 'per_question', 'none')),
  -- As on the item, and with the student's factor.
  base_time int,
  time int,
  time_factor numeric(4, 2) NOT NULL DEFAULT 1,
  -- The time in seconds: of the whole, or of each question.
  limit_seconds int,
  deadline timestamptz,
  right_marks numeric(6, 2) NOT NULL,
  wrong_marks numeric(6, 2) NOT NULL,
  counts_drafts boolean NOT NULL,
  -- Which device or tab opened the questions last.
  holder text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  started_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('finished', 'expired', 'quit')),
  -- Timers per question: which one is in front, since when, and the newest moment that an action stands for.
  open_question_id bigint,
  open_since timestamptz,
  last_action_at timestamptz,
  -- The result; null until the end.
  correct int,
  incorrect int,
  unanswered int,
  evaluating int,
  late int NOT NULL DEFAULT 0,
  marks numeric(9, 2),
  most_marks numeric(9, 2),
  score numeric(6, 2),
  accuracy numeric(6, 2),
  seconds int,
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, attempt_id, run_no),
  FOREIGN KEY (student_id, attempt_id) REFERENCES attempt (student_id, id),
  CHECK (cardinality(question_ids) >= 1 AND cardinality(question_ids) = cardinality(question_versions)),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (state <> 'completed' OR score IS NOT NULL)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX attempt_run_open ON attempt_run (student_id, attempt_id) WHERE state = 'open';
-- What the sweep looks for.
CREATE INDEX attempt_run_due ON attempt_run (expires_at) WHERE state = 'open';

-- Written again and again while a student works: no index but the key, and room on the page.
CREATE TABLE run_answer (
  student_id bigint NOT NULL,
  run_id bigint NOT NULL,
  question_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  -- The highest wins; the same one again changes nothing.
  client_seq int NOT NULL,
  answer text,
  -- Null in these three: nothing was said yet. One statement can so leave alone what a save leaves out.
  is_draft boolean,
  is_marked boolean,
  is_visited boolean,
  -- The last one that was handed in, where drafts do not count.
  submitted_answer text,
  opened_at timestamptz,
  -- Timers per question: how long it has been in front.
  used_ms int NOT NULL DEFAULT 0,
  saved_at timestamptz NOT NULL,
  -- What came after the end. It counts only after a person has looked at it.
  late_answer text,
  late_seq int,
  late_at timestamptz,
  late_decision text CHECK (late_decision IN ('counted', 'refused')),
  outcome text CHECK (outcome IN ('correct', 'incorrect', 'unanswered', 'pending')),
  marks numeric(6, 2),
  comment text,
  PRIMARY KEY (student_id, run_id, question_id),
  FOREIGN KEY (student_id, run_id) REFERENCES attempt_run (student_id, id)
) WITH (fillfactor = 80);

CREATE TABLE answer_file (
  student_id bigint NOT NULL,
  run_id bigint NOT NULL,
  question_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  file_key text NOT NULL,
  -- Of what was uploaded: the same picture sent again is the same file.
  source_hash bytea NOT NULL,
  size_bytes int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, run_id, question_id, id),
  UNIQUE (student_id, run_id, question_id, source_hash),
  FOREIGN KEY (student_id, run_id) REFERENCES attempt_run (student_id, id)
);

-- Who gave which marks, append-only; the newest is what counts.
CREATE TABLE answer_mark (
  student_id bigint NOT NULL,
  run_id bigint NOT NULL,
  question_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  marks numeric(6, 2) NOT NULL CHECK (marks >= 0),
  comment text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, run_id, question_id, id),
  FOREIGN KEY (student_id, run_id) REFERENCES attempt_run (student_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);

-- What the student, too, may read: no pictures, no sound, only that the page was left, or worked on without network.
CREATE TABLE run_event (
  student_id bigint NOT NULL,
  run_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('left', 'came_back', 'second_device', 'offline_replay')),
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, run_id, id),
  FOREIGN KEY (student_id, run_id) REFERENCES attempt_run (student_id, id)
);

-- Exercises done in a chapter, written together with the fact.
CREATE TABLE practice_count (
  student_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  enrolment_id bigint NOT NULL,
  chapter_id bigint NOT NULL REFERENCES chapter,
  exercises_done int NOT NULL DEFAULT 0,
  PRIMARY KEY (student_id, enrolment_id, chapter_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (student_id, enrolment_id) REFERENCES enrolment (student_id, id)
);
