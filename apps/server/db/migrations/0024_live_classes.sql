-- Up Migration

CREATE TABLE live_class (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  import_ref text,
  course_id bigint NOT NULL REFERENCES course,
  subject_id bigint NOT NULL REFERENCES subject,
  -- Where a recording is offered first; null: the tutor says so when it is published.
  chapter_id bigint REFERENCES chapter,
  -- Who set it up. Who teaches it is in live_class_tutor.
  staff_id bigint NOT NULL,
  title jsonb NOT NULL,
  -- rtc: a room of ours. external: a link to another provider's.
  provider text NOT NULL DEFAULT 'rtc' CHECK (provider IN ('rtc', 'external')),
  external_url text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- A host said that it is over, before its time or at it.
  ended_at timestamptz,
  cancelled_at timestamptz,
  -- When its audience was told that it begins soon; null: not yet.
  reminded_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, import_ref),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '12 hours'),
  CHECK ((provider = 'external') = (external_url IS NOT NULL))
);
CREATE INDEX live_class_list ON live_class (tenant_id, course_id, starts_at, id);
CREATE INDEX live_class_due ON live_class (starts_at)
  WHERE reminded_at IS NULL AND cancelled_at IS NULL AND ended_at IS NULL;

-- None: every student entitled to the course.
CREATE TABLE live_class_section (
  tenant_id bigint NOT NULL,
  live_class_id bigint NOT NULL,
  section_id bigint NOT NULL,
  PRIMARY KEY (tenant_id, live_class_id, section_id),
  FOREIGN KEY (tenant_id, live_class_id) REFERENCES live_class (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, section_id) REFERENCES section (tenant_id, id)
);

-- Those who teach it: hosts of its room.
CREATE TABLE live_class_tutor (
  tenant_id bigint NOT NULL,
  live_class_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  PRIMARY KEY (tenant_id, live_class_id, staff_id),
  FOREIGN KEY (tenant_id, live_class_id) REFERENCES live_class (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);
CREATE INDEX live_class_tutor_staff ON live_class_tutor (tenant_id, staff_id);

-- The room of a class: made when the first person comes. It lives on one media node and is led by one process.
CREATE TABLE live_room (
  tenant_id bigint NOT NULL,
  live_class_id bigint NOT NULL,
  -- The media node it was placed on, by its name in the configuration.
  node text NOT NULL,
  -- The process that leads it, until when, and how often the lead has changed: an older leader's writes are void.
  owner text,
  lease_until timestamptz,
  epoch int NOT NULL DEFAULT 0,
  -- Students speak only when the host has let them.
  is_host_only boolean NOT NULL DEFAULT true,
  is_chat_open boolean NOT NULL DEFAULT true,
  opened_at timestamptz NOT NULL DEFAULT app_now(),
  closed_at timestamptz,
  PRIMARY KEY (tenant_id, live_class_id),
  FOREIGN KEY (tenant_id, live_class_id) REFERENCES live_class (tenant_id, id)
);
CREATE INDEX live_room_owner ON live_room (owner) WHERE closed_at IS NULL;

-- What the host has decided about a student, and the student's hand: it outlives connections and processes.
CREATE TABLE live_seat (
  student_id bigint NOT NULL,
  live_class_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  hand_at timestamptz,
  may_speak boolean NOT NULL DEFAULT false,
  may_show boolean NOT NULL DEFAULT false,
  -- Sent out by the host: no way back in, until let in again.
  removed_at timestamptz,
  PRIMARY KEY (student_id, live_class_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, live_class_id) REFERENCES live_class (tenant_id, id)
);
CREATE INDEX live_seat_class ON live_seat (tenant_id, live_class_id);

-- One connection of one student, written as it happens. Without a word for a while it ended when it was last seen.
CREATE TABLE live_attendance (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  live_class_id bigint NOT NULL,
  -- Random; says which process and socket it belongs to.
  connection_id uuid NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT app_now(),
  seen_at timestamptz NOT NULL DEFAULT app_now(),
  left_at timestamptz,
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, live_class_id) REFERENCES live_class (tenant_id, id),
  CHECK (seen_at >= joined_at AND left_at >= joined_at)
);
CREATE INDEX live_attendance_class ON live_attendance (tenant_id, live_class_id);
CREATE INDEX live_attendance_open ON live_attendance (seen_at) WHERE left_at IS NULL;
-- Nobody is in one class twice at a time.
CREATE UNIQUE INDEX live_attendance_once ON live_attendance (student_id, live_class_id) WHERE left_at IS NULL;

CREATE TABLE live_message (
  tenant_id bigint NOT NULL,
  live_class_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  author_student_id bigint,
  staff_id bigint,
  -- Given by the sender: sent twice, it is there once.
  sender_key text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  hidden_at timestamptz,
  PRIMARY KEY (tenant_id, live_class_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, live_class_id, author_student_id, staff_id, sender_key),
  FOREIGN KEY (tenant_id, live_class_id) REFERENCES live_class (tenant_id, id),
  FOREIGN KEY (tenant_id, author_student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  CHECK (num_nonnulls(author_student_id, staff_id) = 1)
);

-- From the host's start to the host's stop, or to the end of the class.
CREATE TABLE live_recording (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  live_class_id bigint NOT NULL,
  -- Who pressed the button.
  staff_id bigint NOT NULL,
  -- recording -> waiting -> making -> ready (a draft content, to be looked at) -> published or discarded.
  state text NOT NULL DEFAULT 'recording'
    CHECK (state IN ('recording', 'waiting', 'making', 'ready', 'published', 'discarded', 'failed')),
  failure_code text,
  tries int NOT NULL DEFAULT 0,
  -- While it is being made: when another try is due, if there is no end by then.
  look_again_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT app_now(),
  stopped_at timestamptz,
  -- The draft that the tutor looks at, and that is published.
  content_id bigint REFERENCES content ON DELETE SET NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, live_class_id) REFERENCES live_class (tenant_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  CHECK ((state = 'failed') = (failure_code IS NOT NULL)),
  CHECK ((state = 'recording') = (stopped_at IS NULL))
);
CREATE INDEX live_recording_class ON live_recording (tenant_id, live_class_id);
CREATE INDEX live_recording_waiting ON live_recording (id) WHERE state IN ('waiting', 'making');
CREATE UNIQUE INDEX live_recording_once ON live_recording (tenant_id, live_class_id) WHERE state = 'recording';

-- A file of one publisher, on the media node. A publisher who comes back begins another one.
CREATE TABLE live_track (
  tenant_id bigint NOT NULL,
  recording_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  node text NOT NULL,
  -- Below the node's folder of recordings, without the endings that the media server adds.
  file_name text NOT NULL,
  -- Of students only the voice goes into the lesson.
  what text NOT NULL CHECK (what IN ('host', 'screen', 'student')),
  author_student_id bigint,
  started_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, recording_id, id),
  UNIQUE (tenant_id, recording_id, file_name),
  FOREIGN KEY (tenant_id, recording_id) REFERENCES live_recording (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, author_student_id) REFERENCES student (tenant_id, id),
  CHECK ((what = 'student') = (author_student_id IS NOT NULL))
);
