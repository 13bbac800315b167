-- Up Migration

-- The catalogue belongs to an owner tenant and is licensed to others, never copied.
CREATE TABLE board (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_tenant_id bigint NOT NULL REFERENCES tenant,
  slug text NOT NULL,
  name jsonb NOT NULL,
  acronym jsonb NOT NULL,
  picture_key text,
  position int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  UNIQUE (owner_tenant_id, slug)
);

-- One tree for class-room and exam courses; the wire shows it in two skins.
CREATE TABLE course (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_tenant_id bigint NOT NULL REFERENCES tenant,
  kind text NOT NULL CHECK (kind IN ('class_room', 'exam')),
  board_id bigint REFERENCES board,
  slug text NOT NULL,
  name jsonb NOT NULL,
  acronym jsonb,
  description jsonb,
  grade int,
  picture_key text,
  amount_paise int NOT NULL DEFAULT 0 CHECK (amount_paise >= 0),
  position int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  UNIQUE (owner_tenant_id, slug),
  CHECK ((kind = 'class_room') = (board_id IS NOT NULL)),
  CHECK (kind = 'class_room' OR acronym IS NOT NULL)
);
CREATE INDEX course_board ON course (board_id);

CREATE TABLE course_licence (
  tenant_id bigint NOT NULL REFERENCES tenant,
  course_id bigint NOT NULL REFERENCES course,
  PRIMARY KEY (tenant_id, course_id)
);

CREATE TABLE subject (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  course_id bigint NOT NULL REFERENCES course,
  slug text NOT NULL,
  name jsonb NOT NULL,
  colour int CHECK (colour BETWEEN 1 AND 7),
  icon text NOT NULL DEFAULT 'book-open',
  picture_key text,
  amount_paise int NOT NULL DEFAULT 0 CHECK (amount_paise >= 0),
  position int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  UNIQUE (course_id, slug)
);

CREATE TABLE chapter (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_id bigint NOT NULL REFERENCES subject,
  slug text NOT NULL,
  name jsonb NOT NULL,
  topics jsonb NOT NULL DEFAULT '[]',
  position int NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  UNIQUE (subject_id, slug)
);
