-- Up Migration

-- What a student has made of one exercise, quick quiz or paper: sums over the completed runs. Written by
-- listeners, always from the runs themselves, so that it can be thrown away and computed again.
CREATE TABLE item_result (
  student_id bigint NOT NULL,
  enrolment_id bigint NOT NULL,
  practice_item_id bigint NOT NULL REFERENCES practice_item,
  tenant_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('exercise', 'exam_exercise', 'quick_quiz', 'paper')),
  runs int NOT NULL CHECK (runs >= 1),
  score_sum numeric(12, 2) NOT NULL,
  accuracy_sum numeric(12, 2) NOT NULL,
  seconds bigint NOT NULL,
  -- Questions with an answer, whatever it was worth.
  answered int NOT NULL,
  -- Of the run that was completed first.
  first_score numeric(6, 2) NOT NULL,
  last_completed_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, enrolment_id, practice_item_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (student_id, enrolment_id) REFERENCES enrolment (student_id, id)
);

-- The same for a chapter, over its exercises. Subjects and courses are sums of these few rows.
CREATE TABLE chapter_result (
  student_id bigint NOT NULL,
  enrolment_id bigint NOT NULL,
  chapter_id bigint NOT NULL REFERENCES chapter,
  tenant_id bigint NOT NULL,
  -- Different exercises with a completed run.
  items int NOT NULL CHECK (items >= 1),
  runs int NOT NULL CHECK (runs >= 1),
  score_sum numeric(12, 2) NOT NULL,
  accuracy_sum numeric(12, 2) NOT NULL,
  seconds bigint NOT NULL,
  answered int NOT NULL,
  first_score_sum numeric(12, 2) NOT NULL,
  first_accuracy_sum numeric(12, 2) NOT NULL,
  first_seconds bigint NOT NULL,
  first_answered int NOT NULL,
  last_completed_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, enrolment_id, chapter_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (student_id, enrolment_id) REFERENCES enrolment (student_id, id)
);

-- Points are booked, never changed: a correction is a further row of the same source.
CREATE TABLE points_entry (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  course_id bigint NOT NULL REFERENCES course,
  source_type text NOT NULL
    CHECK (source_type IN ('content', 'chapter', 'subject', 'exercise', 'exam_exercise', 'quick_quiz', 'paper')),
  -- The content, chapter, subject or practice item.
  source_id bigint NOT NULL,
  -- 0: the first booking; then corrections.
  revision int NOT NULL DEFAULT 0 CHECK (revision >= 0),
  points int NOT NULL CHECK (points <> 0),
  -- Score of the first run, for what was practised, as it was then.
  percent numeric(6, 2),
  -- When it was earned by our clock, not when it was booked (the audit log knows that); of a correction: when it was.
  earned_at timestamptz NOT NULL,
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, course_id, source_type, source_id, revision),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);
CREATE INDEX points_entry_history ON points_entry (student_id, course_id, earned_at DESC, id DESC);
-- A family may have all its data erased; nobody changes a row.
CREATE TRIGGER points_entry_unchanged BEFORE UPDATE OR TRUNCATE ON points_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The sum of the entries, and where it is ranked.
CREATE TABLE points_total (
  student_id bigint NOT NULL,
  course_id bigint NOT NULL REFERENCES course,
  tenant_id bigint NOT NULL,
  -- The school whose class the student is ranked in; null: families who come by themselves.
  institute_id bigint,
  points int NOT NULL,
  -- When this sum was reached: of equals, who came first stands first.
  reached_at timestamptz NOT NULL,
  -- Not where the parents have taken the child out, while it is blocked, and in a class it is no longer in.
  is_ranked boolean NOT NULL DEFAULT true,
  PRIMARY KEY (student_id, course_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, institute_id) REFERENCES institute (tenant_id, id)
);
CREATE INDEX points_total_rank ON points_total
  (tenant_id, course_id, institute_id, points DESC, reached_at, student_id) WHERE is_ranked;
