-- Up Migration

-- Who looks at an answer right now: nobody else marks it until then. Renewed while it is open, gone when it is
-- marked or left.
CREATE TABLE marking_lease (
  student_id bigint NOT NULL,
  run_id bigint NOT NULL,
  question_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (student_id, run_id, question_id),
  FOREIGN KEY (student_id, run_id) REFERENCES attempt_run (student_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);

-- What a tutor writes again and again.
CREATE TABLE marking_phrase (
  tenant_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  position int NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (tenant_id, staff_id, position),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);

-- A mark that is taken back is a further row that says what was there before it: null where there was none.
ALTER TABLE answer_mark ALTER COLUMN marks DROP NOT NULL;
ALTER TABLE answer_mark ADD COLUMN undoes_id bigint;
ALTER TABLE answer_mark ADD CHECK (marks IS NOT NULL OR undoes_id IS NOT NULL);

-- What waits for a person, what a person has marked, and what came late. Saving an answer changes none of the
-- columns named here, so that it still writes no index.
CREATE INDEX run_answer_waiting ON run_answer (tenant_id, student_id, run_id) WHERE outcome = 'pending';
CREATE INDEX run_answer_late ON run_answer (tenant_id, late_at)
  WHERE late_seq IS NOT NULL AND late_decision IS NULL;
CREATE INDEX attempt_run_item ON attempt_run (tenant_id, practice_item_id) WHERE state = 'completed';

-- A wrong key was put right: which version has the right one, who said so and why, and how far the runs are.
CREATE TABLE key_correction (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  question_id bigint NOT NULL REFERENCES question,
  version int NOT NULL,
  correct_answer text NOT NULL,
  reason text NOT NULL,
  staff_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done')),
  runs_total int NOT NULL,
  runs_done int NOT NULL DEFAULT 0,
  results_changed int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  done_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (question_id, version) REFERENCES question_version (question_id, version),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  CHECK ((state = 'done') = (done_at IS NOT NULL))
);
-- One at a time for a question.
CREATE UNIQUE INDEX key_correction_running ON key_correction (tenant_id, question_id) WHERE state = 'running';
