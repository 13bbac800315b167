-- Up Migration

-- A tenant that answers nobody while it moves to another installation. A table of its own, because a tenant's row is
-- also copied as the owner of licensed courses, and must then be the same everywhere.
CREATE TABLE tenant_closed (
  tenant_id bigint PRIMARY KEY REFERENCES tenant,
  closed_at timestamptz NOT NULL DEFAULT app_now()
);
