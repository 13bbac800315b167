-- Up Migration

-- One live challenge per phone. The code itself is nowhere: it is derived from the nonce and a key that only
-- the configuration holds.
CREATE TABLE otp_challenge (
  tenant_id bigint NOT NULL REFERENCES tenant,
  phone_number text NOT NULL,
  nonce bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  sign_up jsonb,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, phone_number)
);

-- Every message asked for: what the caps count, and what support looks at when a code did not arrive.
CREATE TABLE otp_send (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  phone_number text NOT NULL,
  brand_id bigint NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'voice', 'whatsapp', 'email')),
  is_known_device boolean NOT NULL DEFAULT false,
  ip inet,
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  sent_at timestamptz,
  provider_ref text,
  failure text,
  verified_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id)
);
CREATE INDEX otp_send_phone ON otp_send (tenant_id, phone_number, asked_at);

-- A device that gave a right code for this number before. It has an allowance of its own, so that a stranger
-- cannot use up the parent's.
CREATE TABLE known_device (
  tenant_id bigint NOT NULL REFERENCES tenant,
  phone_number text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, phone_number, token_hash)
);

-- When the person behind the session last proved with a code that it is them.
ALTER TABLE session ADD COLUMN confirmed_at timestamptz;
