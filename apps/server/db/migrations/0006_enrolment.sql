-- Up Migration

CREATE TABLE enrolment (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  course_id bigint NOT NULL REFERENCES course,
  is_active boolean NOT NULL DEFAULT true,
  last_selected_at timestamptz NOT NULL DEFAULT app_now(),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, course_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);

-- Access is what these rows say and nothing else: trial, expiry and end dates are derived from them.
CREATE TABLE access_grant (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  course_id bigint NOT NULL REFERENCES course,
  subject_id bigint REFERENCES subject,
  source text NOT NULL CHECK (source IN ('trial', 'order_line', 'institution', 'admin')),
  source_ref text NOT NULL DEFAULT '',
  from_day date NOT NULL,
  to_day date NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  UNIQUE NULLS NOT DISTINCT (student_id, course_id, subject_id, source, source_ref),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  CHECK (from_day <= to_day)
);
