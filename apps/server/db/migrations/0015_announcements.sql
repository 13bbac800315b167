-- Up Migration

CREATE TABLE announcement (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  import_ref text,
  -- With the sections below: whom it is for. No section: everybody entitled to the course.
  course_id bigint NOT NULL REFERENCES course,
  staff_id bigint NOT NULL,
  message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 5000),
  allows_comments boolean NOT NULL,
  posted_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, import_ref),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id)
);
CREATE INDEX announcement_list ON announcement (tenant_id, course_id, posted_at DESC, id DESC);
CREATE INDEX announcement_author ON announcement (tenant_id, staff_id, posted_at DESC);

CREATE TABLE announcement_section (
  tenant_id bigint NOT NULL,
  announcement_id bigint NOT NULL,
  section_id bigint NOT NULL,
  PRIMARY KEY (tenant_id, announcement_id, section_id),
  FOREIGN KEY (tenant_id, announcement_id) REFERENCES announcement (tenant_id, id),
  FOREIGN KEY (tenant_id, section_id) REFERENCES section (tenant_id, id)
);

CREATE TABLE announcement_file (
  tenant_id bigint NOT NULL,
  announcement_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- What it is called when it is downloaded.
  name text NOT NULL,
  file_key text NOT NULL,
  content_type text NOT NULL,
  size_bytes int NOT NULL CHECK (size_bytes > 0),
  -- Of what was sent: the same file sent again is the one that is there.
  source_hash bytea NOT NULL,
  PRIMARY KEY (tenant_id, announcement_id, id),
  FOREIGN KEY (tenant_id, announcement_id) REFERENCES announcement (tenant_id, id)
);

-- Files on their way into the store. The row goes with the commit of the announcement; one that stays names a file
-- that nobody will ever ask for.
CREATE TABLE announcement_upload (
  tenant_id bigint NOT NULL REFERENCES tenant,
  file_key text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, file_key)
);
CREATE INDEX announcement_upload_age ON announcement_upload (started_at);

-- Words of minors that others read: masked before they are stored, hidden by staff, deleted by their author.
CREATE TABLE announcement_comment (
  tenant_id bigint NOT NULL,
  announcement_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  import_ref text,
  author_student_id bigint,
  staff_id bigint,
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 1000),
  answers_id bigint,
  -- These two let the key below refuse an answer to an answer.
  is_reply boolean NOT NULL GENERATED ALWAYS AS (answers_id IS NOT NULL) STORED,
  answers_reply boolean GENERATED ALWAYS AS (CASE WHEN answers_id IS NULL THEN NULL ELSE false END) STORED,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  deleted_at timestamptz,
  hidden_at timestamptz,
  PRIMARY KEY (tenant_id, announcement_id, id),
  UNIQUE (tenant_id, announcement_id, id, is_reply),
  UNIQUE (tenant_id, announcement_id, import_ref),
  CHECK (num_nonnulls(author_student_id, staff_id) = 1),
  FOREIGN KEY (tenant_id, announcement_id) REFERENCES announcement (tenant_id, id),
  FOREIGN KEY (tenant_id, author_student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  -- A family may have its words erased; what was said to them goes too.
  FOREIGN KEY (tenant_id, announcement_id, answers_id, answers_reply)
    REFERENCES announcement_comment (tenant_id, announcement_id, id, is_reply) ON DELETE CASCADE
);
CREATE INDEX announcement_comment_replies ON announcement_comment (tenant_id, announcement_id, answers_id);
CREATE INDEX announcement_comment_author ON announcement_comment (author_student_id);

CREATE TABLE comment_report (
  tenant_id bigint NOT NULL,
  announcement_id bigint NOT NULL,
  comment_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  author_student_id bigint NOT NULL,
  reason text NOT NULL CHECK (reason IN ('unkind', 'private', 'off_topic', 'other')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- What staff made of it.
  decision text CHECK (decision IN ('hidden', 'kept')),
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (tenant_id, announcement_id, comment_id, id),
  UNIQUE (tenant_id, announcement_id, comment_id, author_student_id),
  CHECK (num_nulls(decision, decided_by, decided_at) IN (0, 3)),
  FOREIGN KEY (tenant_id, announcement_id, comment_id)
    REFERENCES announcement_comment (tenant_id, announcement_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, author_student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, decided_by) REFERENCES staff (tenant_id, id)
);
CREATE INDEX comment_report_author ON comment_report (author_student_id);
CREATE INDEX comment_report_open ON comment_report (tenant_id, created_at) WHERE decision IS NULL;
