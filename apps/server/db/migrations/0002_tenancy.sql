-- Up Migration

CREATE TABLE brand (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9-]{2,40}$'),
  is_default boolean NOT NULL DEFAULT false,
  name jsonb NOT NULL,
  logo_letter jsonb NOT NULL,
  theme jsonb NOT NULL,
  texts jsonb NOT NULL DEFAULT '{}',
  contact jsonb NOT NULL,
  flags jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug)
);
CREATE UNIQUE INDEX brand_one_default ON brand (tenant_id) WHERE is_default;

-- The registry of host names. '*' is the brand of every host that is not listed.
CREATE TABLE brand_host (
  host text PRIMARY KEY CHECK (host = lower(host)),
  tenant_id bigint NOT NULL,
  brand_id bigint NOT NULL,
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id) ON DELETE CASCADE
);
