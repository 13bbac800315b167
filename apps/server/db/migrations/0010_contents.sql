-- Up Migration

-- The thing itself: a film, a PDF or a link. It belongs to an owner and may stand in several chapters.
CREATE TABLE content_library (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_tenant_id bigint NOT NULL REFERENCES tenant,
  slug text NOT NULL,
  content_type text NOT NULL CHECK (content_type IN ('video', 'pdf', 'external_link')),
  external_url text,
  -- The uploaded file, and a hash of it: the same file is not worked on twice.
  source_key text,
  source_hash text,
  -- A picture of the author's for the poster; without one the poster is taken from the file itself.
  poster_source_key text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'processing', 'ready', 'failed')),
  progress_percent int NOT NULL DEFAULT 0 CHECK (progress_percent BETWEEN 0 AND 100),
  -- Why it failed, as a code the author's screen has words for.
  failure_code text,
  -- How often the work was begun: what ends every worker is given up one day.
  tries int NOT NULL DEFAULT 0,
  duration_seconds numeric(9, 3),
  page_count int,
  -- The PDF that is shown. A new source takes its place only when it is ready.
  file_key text,
  poster_key text,
  -- One picture of many small ones for the seek bar: key, seconds per tile, columns, rows, tile size.
  previews jsonb,
  -- Which renditions are shown; null until there is something to show. A new transcode gets a new number and
  -- takes over in one step, so a ready content stays open while its next source is being worked on.
  ready_version int,
  -- Its author added it by itself: students are told as soon as there is something to show. What came with a
  -- whole course is not told lesson by lesson.
  is_announced_when_ready boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (owner_tenant_id, slug),
  CHECK ((content_type = 'external_link') = (external_url IS NOT NULL))
);

-- Its place in a chapter.
CREATE TABLE content (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chapter_id bigint NOT NULL REFERENCES chapter,
  content_library_id bigint NOT NULL REFERENCES content_library,
  title jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{}',
  position int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (chapter_id, content_library_id)
);
CREATE INDEX content_order ON content (chapter_id, position, id) WHERE is_active;
CREATE INDEX content_of_library ON content (content_library_id);
-- What was switched off is taken out of a student's count: there is little of it.
CREATE INDEX content_off ON content (chapter_id) WHERE NOT is_active;

CREATE TABLE media_rendition (
  content_library_id bigint NOT NULL REFERENCES content_library ON DELETE CASCADE,
  version int NOT NULL,
  name text NOT NULL,
  bandwidth int NOT NULL,
  width int,
  height int,
  codecs text NOT NULL,
  -- Where its segments lie in the file store; a random part keeps two runs of one job apart.
  key_prefix text NOT NULL,
  -- [[file name, seconds], ...]
  segments jsonb NOT NULL,
  PRIMARY KEY (content_library_id, version, name)
);

-- Keys never lie in the file store. They are sealed here and leave only by the key call.
CREATE TABLE media_key (
  content_library_id bigint NOT NULL REFERENCES content_library ON DELETE CASCADE,
  version int NOT NULL,
  sealed_key bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- Since when another version is shown: players that are open may still ask for a while.
  replaced_at timestamptz,
  PRIMARY KEY (content_library_id, version)
);

CREATE TABLE media_caption (
  content_library_id bigint NOT NULL REFERENCES content_library ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale IN ('en', 'hi')),
  file_key text NOT NULL,
  PRIMARY KEY (content_library_id, locale)
);

-- A source file on its way, in parts: it can be continued after a break.
CREATE TABLE media_upload (
  content_library_id bigint PRIMARY KEY REFERENCES content_library ON DELETE CASCADE,
  upload_ref text NOT NULL,
  source_key text NOT NULL,
  source_hash text NOT NULL,
  size_bytes bigint NOT NULL,
  part_bytes int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);

-- What lies in the file store and is to go: of a replaced version after a while, of a run that has not ended yet
-- after a longer one. A run that lives moves its moment on; one that has published takes its row away.
CREATE TABLE media_leftover (
  key_prefix text PRIMARY KEY,
  remove_after timestamptz NOT NULL,
  -- The sweep has begun to remove it: nobody can keep it any more.
  is_claimed boolean NOT NULL DEFAULT false
);
CREATE INDEX media_leftover_due ON media_leftover (remove_after);

-- What a student did with a content.
CREATE TABLE content_state (
  student_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  content_id bigint NOT NULL REFERENCES content,
  vote smallint CHECK (vote IN (0, 1)),
  note text,
  completed_at timestamptz,
  -- What the completion stood on: distinct seconds of how many, or seconds open.
  evidence jsonb,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, content_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);

CREATE TABLE content_history (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  enrolment_id bigint NOT NULL,
  content_library_id bigint NOT NULL REFERENCES content_library,
  played_seconds numeric(9, 3) NOT NULL DEFAULT 0,
  -- Whole seconds really played, each counted once.
  watched int4multirange NOT NULL DEFAULT '{}',
  opened_at timestamptz NOT NULL DEFAULT app_now(),
  -- When the place was true: the newest report of any device wins.
  placed_at timestamptz,
  -- When seconds were last counted: no more can have been played since than time has passed.
  reported_at timestamptz NOT NULL DEFAULT app_now(),
  -- When it was last opened or played.
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, enrolment_id, content_library_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (student_id, enrolment_id) REFERENCES enrolment (student_id, id)
);

-- One view per student and day.
CREATE TABLE content_view (
  student_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  content_id bigint NOT NULL REFERENCES content,
  day date NOT NULL,
  PRIMARY KEY (student_id, content_id, day),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);

-- Sums that everybody sees, per tenant, written together with the fact.
CREATE TABLE content_count (
  tenant_id bigint NOT NULL REFERENCES tenant,
  content_id bigint NOT NULL REFERENCES content,
  views int NOT NULL DEFAULT 0,
  upvotes int NOT NULL DEFAULT 0,
  downvotes int NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, content_id)
);

-- Contents done in a chapter, written together with the fact.
CREATE TABLE learning_count (
  student_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  enrolment_id bigint NOT NULL,
  chapter_id bigint NOT NULL REFERENCES chapter,
  contents_done int NOT NULL DEFAULT 0,
  PRIMARY KEY (student_id, enrolment_id, chapter_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (student_id, enrolment_id) REFERENCES enrolment (student_id, id)
);

-- Chapters are walked by subject on every page of Learn.
CREATE INDEX chapter_order ON chapter (subject_id, position, id);
