-- Up Migration

-- Credit notes have numbers of their own, without gaps: one sequence for each brand and financial year, as receipts.
CREATE TABLE credit_note_counter (
  tenant_id bigint NOT NULL,
  brand_id bigint NOT NULL,
  financial_year int NOT NULL,
  last_number int NOT NULL CHECK (last_number >= 1),
  PRIMARY KEY (tenant_id, brand_id, financial_year),
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id)
);

-- What takes back a line of a receipt, or a part of it, once its money has gone back.
CREATE TABLE credit_note (
  student_id bigint NOT NULL,
  refund_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  brand_id bigint NOT NULL,
  financial_year int NOT NULL,
  number int NOT NULL,
  -- As it was: the PDF is made from it and from nothing else.
  document jsonb NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, refund_id),
  UNIQUE (tenant_id, brand_id, financial_year, number),
  FOREIGN KEY (student_id, refund_id) REFERENCES refund (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);

CREATE TRIGGER credit_note_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_note
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
