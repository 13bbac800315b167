-- Up Migration

CREATE TABLE notification (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  type text NOT NULL CHECK (type IN
    ('content', 'exercise', 'paper', 'live_class', 'worksheet', 'announcement', 'admin_message', 'tutor_reply')),
  -- What happened: published, evaluated, posted, returned, graded, replied, sent.
  action text NOT NULL,
  -- The badge that counts it until its area is opened; null: none.
  counter text CHECK (counter IN ('live_classes', 'worksheets', 'messages')),
  is_counted boolean NOT NULL DEFAULT false,
  -- What it was made from: the same event again makes no second one.
  source text NOT NULL,
  -- How much of its source it tells of, where that grows: a higher one makes it new again.
  revision int NOT NULL DEFAULT 0,
  -- The course that has to be open to go there; null: any.
  course_id bigint REFERENCES course,
  title jsonb NOT NULL,
  short_title jsonb NOT NULL,
  body jsonb NOT NULL,
  -- Ids, names and pictures of what it is about.
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  seen_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, source),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  CHECK (NOT is_counted OR counter IS NOT NULL)
);
CREATE INDEX notification_list ON notification (student_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notification_counted ON notification (student_id, counter) WHERE is_counted;
-- What is kept no longer is found by its age.
CREATE INDEX notification_age ON notification (created_at);

-- The weekly letter. No row: the parent gets it.
CREATE TABLE digest_setting (
  student_id bigint NOT NULL,
  parent_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  stopped_at timestamptz,
  PRIMARY KEY (student_id, parent_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES parent (tenant_id, id)
);

-- Once per child, guardian and week.
CREATE TABLE digest (
  student_id bigint NOT NULL,
  parent_id bigint NOT NULL,
  -- The Monday it tells of.
  week date NOT NULL,
  tenant_id bigint NOT NULL,
  -- What became of it: a letter about the week, a short one about a quiet week, or none. Null: not made yet.
  told text CHECK (told IN ('week', 'quiet', 'nothing')),
  sent_at timestamptz,
  PRIMARY KEY (student_id, parent_id, week),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES parent (tenant_id, id)
);
