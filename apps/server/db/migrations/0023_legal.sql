-- Up Migration

-- What a brand asks people to agree to. A version is written as a draft, published once, and then never touched.
CREATE TABLE legal_document (
  tenant_id bigint NOT NULL,
  brand_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('terms', 'privacy')),
  version int NOT NULL CHECK (version > 0),
  -- Per locale; English is always there.
  texts jsonb NOT NULL,
  effective_on date,
  published_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, brand_id, kind, version),
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id) ON DELETE CASCADE,
  CHECK ((effective_on IS NULL) = (published_at IS NULL))
);
CREATE UNIQUE INDEX legal_document_one_draft ON legal_document (tenant_id, brand_id, kind) WHERE published_at IS NULL;

CREATE TRIGGER legal_document_published BEFORE UPDATE OR DELETE ON legal_document
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
