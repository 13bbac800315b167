-- Up Migration

-- Shown beside a tutor's name, where students see who teaches them.
ALTER TABLE staff ADD COLUMN picture_key text;
