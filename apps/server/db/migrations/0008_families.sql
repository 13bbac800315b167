-- Up Migration

-- Somebody who may come to look after a child: named by a guardian, or by the school (nobody in invited_by).
-- It opens nothing until a person with that phone has proved with a code that it is theirs.
CREATE TABLE guardian_invitation (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  phone_number text NOT NULL CHECK (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  relation text NOT NULL CHECK (relation IN ('mother', 'father', 'guardian')),
  invited_by bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  accepted_at timestamptz,
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, phone_number),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, invited_by) REFERENCES parent (tenant_id, id)
);
CREATE INDEX guardian_invitation_phone ON guardian_invitation (tenant_id, phone_number)
  WHERE accepted_at IS NULL;

-- A code the school hands to a family on paper. Only its hash is kept; it links one parent, once.
CREATE TABLE link_code (
  student_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  tenant_id bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  used_by bigint,
  PRIMARY KEY (student_id, code_hash),
  UNIQUE (tenant_id, code_hash),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, used_by) REFERENCES parent (tenant_id, id)
);
