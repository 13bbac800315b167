-- Up Migration

-- From this moment a tenant that has moved away is being removed here: it cannot be opened or exported any more.
ALTER TABLE tenant_closed ADD COLUMN removal_began_at timestamptz;

-- What is append-only stays so, but for the removal of a whole tenant. Its transactions name the tenant; who names one
-- that is not being removed is refused like anybody else.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM tenant_closed WHERE tenant_id::text = current_setting('shala.removing_tenant', true)
      AND removal_began_at IS NOT NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
