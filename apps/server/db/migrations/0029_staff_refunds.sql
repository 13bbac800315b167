-- Up Migration

-- staff: the seller gives money back without having been asked.
ALTER TABLE refund DROP CONSTRAINT refund_reason_check;
ALTER TABLE refund ADD CONSTRAINT refund_reason_check
  CHECK (reason IN ('requested', 'staff', 'duplicate', 'unavailable', 'surplus', 'mismatch'));
