-- A small school as the release that ended with 0006_enrolment left it. Later migrations are tried on it.
-- Never edited: the next release adds a file of its own.
INSERT INTO tenant (slug, name) VALUES ('old', '{"en": "Old School"}');
INSERT INTO brand (tenant_id, slug, is_default, name, logo_letter, theme, contact)
  SELECT id, 'old', true, '{"en": "Old"}', '{"en": "O"}',
    '{"brand": "#3346d3", "brandStrong": "#2534a8", "brandTint": "#eef0ff", "brandInk": "#ffffff", "spark": "#f2a71b"}',
    '{"email": "help@example.org", "phone": "+919000019001", "url": "https://example.org"}' FROM tenant;
INSERT INTO brand_host (host, tenant_id, brand_id) SELECT host, tenant_id, id FROM brand, (VALUES ('old.localhost'), ('*')) h (host);
INSERT INTO student (tenant_id, first_name, last_name, dob, step)
  SELECT id, 'Child ' || n, 'Rao', date '2014-05-01' + n, 0 FROM tenant, generate_series(1, 3) n;
INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
  SELECT id, tenant_id, 'child' || id || '@example.org', '$argon2id$not-a-real-hash' FROM student;
INSERT INTO parent (tenant_id, phone_number, first_name, current_student_id)
  SELECT tenant_id, '+919000010099', 'Asha', min(id) FROM student GROUP BY tenant_id;
INSERT INTO guardian (student_id, parent_id, tenant_id, relation) SELECT s.id, p.id, s.tenant_id, 'mother' FROM student s, parent p;
INSERT INTO staff (tenant_id, email, name) SELECT id, 'tutor@example.org', '{"en": "Tutor"}' FROM tenant;
INSERT INTO consent (student_id, tenant_id, parent_id, document, version, verified_by)
  SELECT student_id, tenant_id, parent_id, 'terms', '1', 'paper' FROM guardian;
INSERT INTO session (tenant_id, id, kind, student_id, expires_at)
  SELECT tenant_id, gen_random_uuid(), 'student', id, app_now() + interval '30 days' FROM student;
INSERT INTO refresh_token (tenant_id, token_hash, session_id) SELECT tenant_id, sha256(id::text::bytea), id FROM session;
INSERT INTO password_reset (student_id, request_ref, tenant_id, token_hash, expires_at)
  SELECT id, gen_random_uuid(), tenant_id, sha256(id::text::bytea), app_now() FROM student;
INSERT INTO audit_log (tenant_id, actor_kind, action, subject_kind) SELECT id, 'system', 'released', 'tenant' FROM tenant;
INSERT INTO idempotent_answer (tenant_id, caller, key, request_hash) SELECT id, 'session:x', 'k', sha256('x') FROM tenant;
INSERT INTO board (owner_tenant_id, slug, name, acronym) SELECT id, 'cbse', '{"en": "Board"}', '{"en": "CB"}' FROM tenant;
INSERT INTO course (owner_tenant_id, kind, board_id, slug, name) SELECT owner_tenant_id, 'class_room', id, 'cbse-8', '{"en": "Class 8"}' FROM board;
INSERT INTO course_licence (tenant_id, course_id) SELECT owner_tenant_id, id FROM course;
INSERT INTO subject (course_id, slug, name, colour) SELECT id, 'maths', '{"en": "Mathematics"}', 1 FROM course;
INSERT INTO chapter (subject_id, slug, name, position) SELECT id, 'c' || n, '{"en": "Chapter"}', n FROM subject, generate_series(1, 4) n;
INSERT INTO institute (tenant_id, slug, name) SELECT id, 'main', '{"en": "Main"}' FROM tenant;
INSERT INTO academic_year (tenant_id, institute_id, slug, starts_on, ends_on) SELECT tenant_id, id, '2026-27', '2026-04-01', '2027-03-31' FROM institute;
INSERT INTO section (tenant_id, institute_id, academic_year_id, course_id, slug, name)
  SELECT y.tenant_id, y.institute_id, y.id, c.id, '8-A', '{"en": "8-A"}' FROM academic_year y, course c;
INSERT INTO section_membership (student_id, section_id, from_day, tenant_id) SELECT s.id, x.id, '2026-04-01', s.tenant_id FROM student s, section x;
INSERT INTO staff_role (tenant_id, staff_id, role) SELECT tenant_id, id, 'tutor' FROM staff;
INSERT INTO teaching_assignment (tenant_id, staff_id, course_id, from_day) SELECT f.tenant_id, f.id, c.id, '2026-04-01' FROM staff f, course c;
INSERT INTO enrolment (student_id, tenant_id, course_id) SELECT s.id, s.tenant_id, c.id FROM student s, course c;
INSERT INTO access_grant (student_id, tenant_id, course_id, source, from_day, to_day)
  SELECT s.id, s.tenant_id, c.id, 'institution', '2026-04-01', '2027-03-31' FROM student s, course c;
