-- Up Migration

-- Who makes exercises reads how often each was begun, and one that goes must be in nobody's record: both ask by item.
CREATE INDEX attempt_item ON attempt (practice_item_id);
CREATE INDEX item_result_item ON item_result (practice_item_id);
