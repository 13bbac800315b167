-- Up Migration

-- When a worksheet is shown by itself. Null: never; it is a draft, or out already.
ALTER TABLE worksheet ADD COLUMN publish_at timestamptz,
  ADD CONSTRAINT worksheet_publish_at CHECK (publish_at IS NULL OR posted_at IS NULL);
CREATE INDEX worksheet_scheduled ON worksheet (publish_at) WHERE publish_at IS NOT NULL;

-- An announcement is out, or it waits for its moment.
ALTER TABLE announcement ADD COLUMN publish_at timestamptz, ALTER COLUMN posted_at DROP NOT NULL,
  ADD CONSTRAINT announcement_publish_at CHECK (num_nulls(posted_at, publish_at) = 1);
CREATE INDEX announcement_scheduled ON announcement (publish_at) WHERE publish_at IS NOT NULL;
