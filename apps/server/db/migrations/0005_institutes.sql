-- Up Migration

CREATE TABLE institute (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  name jsonb NOT NULL,
  city jsonb,
  board_id bigint REFERENCES board,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug)
);

CREATE TABLE academic_year (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  institute_id bigint NOT NULL,
  slug text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, institute_id, slug),
  FOREIGN KEY (tenant_id, institute_id) REFERENCES institute (tenant_id, id),
  CHECK (starts_on <= ends_on)
);

CREATE TABLE section (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  institute_id bigint NOT NULL,
  academic_year_id bigint NOT NULL,
  course_id bigint NOT NULL REFERENCES course,
  slug text NOT NULL,
  name jsonb NOT NULL,
  class_teacher_id bigint,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, academic_year_id, slug),
  FOREIGN KEY (tenant_id, institute_id) REFERENCES institute (tenant_id, id),
  FOREIGN KEY (tenant_id, academic_year_id) REFERENCES academic_year (tenant_id, id),
  FOREIGN KEY (tenant_id, class_teacher_id) REFERENCES staff (tenant_id, id)
);

-- A child moves between sections in the middle of a year: memberships have dates and are never overwritten.
CREATE TABLE section_membership (
  student_id bigint NOT NULL,
  section_id bigint NOT NULL,
  from_day date NOT NULL,
  to_day date,
  tenant_id bigint NOT NULL,
  roll int,
  PRIMARY KEY (student_id, section_id, from_day),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, section_id) REFERENCES section (tenant_id, id),
  CHECK (to_day IS NULL OR from_day <= to_day)
);
CREATE INDEX section_membership_section ON section_membership (tenant_id, section_id);

CREATE TABLE staff_role (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  staff_id bigint NOT NULL,
  role text NOT NULL CHECK (role IN ('tutor', 'school_admin', 'tenant_admin', 'platform_operator')),
  institute_id bigint,
  PRIMARY KEY (tenant_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, staff_id, role, institute_id),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  FOREIGN KEY (tenant_id, institute_id) REFERENCES institute (tenant_id, id),
  CHECK ((role = 'school_admin') = (institute_id IS NOT NULL))
);

-- No subject: all subjects of the course. No section: every student entitled to the course.
CREATE TABLE teaching_assignment (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  staff_id bigint NOT NULL,
  course_id bigint NOT NULL REFERENCES course,
  subject_id bigint REFERENCES subject,
  section_id bigint,
  from_day date NOT NULL,
  to_day date,
  PRIMARY KEY (tenant_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, staff_id, course_id, subject_id, section_id, from_day),
  FOREIGN KEY (tenant_id, staff_id) REFERENCES staff (tenant_id, id),
  FOREIGN KEY (tenant_id, section_id) REFERENCES section (tenant_id, id)
);
