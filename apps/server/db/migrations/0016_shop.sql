-- Up Migration

CREATE TABLE product (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  slug text NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  -- A picture in the file store; null: the cover is drawn from the courses.
  picture_key text,
  is_on_sale boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug)
);

-- What a product opens. Its price is the sum of its lines.
CREATE TABLE product_line (
  tenant_id bigint NOT NULL,
  product_id bigint NOT NULL,
  line_no int NOT NULL CHECK (line_no >= 1),
  course_id bigint NOT NULL REFERENCES course,
  duration_days int NOT NULL CHECK (duration_days BETWEEN 1 AND 3660),
  price_paise int NOT NULL CHECK (price_paise >= 0),
  PRIMARY KEY (tenant_id, product_id, line_no),
  FOREIGN KEY (tenant_id, product_id) REFERENCES product (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX product_line_course ON product_line (tenant_id, course_id);

-- None: all subjects of the course.
CREATE TABLE product_line_subject (
  tenant_id bigint NOT NULL,
  product_id bigint NOT NULL,
  line_no int NOT NULL,
  subject_id bigint NOT NULL REFERENCES subject,
  PRIMARY KEY (tenant_id, product_id, line_no, subject_id),
  FOREIGN KEY (tenant_id, product_id, line_no)
    REFERENCES product_line (tenant_id, product_id, line_no) ON DELETE CASCADE
);

CREATE TABLE coupon (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
  kind text NOT NULL CHECK (kind IN ('percent', 'amount')),
  -- Percent, or paise.
  value int NOT NULL CHECK (value > 0),
  max_discount_paise int CHECK (max_discount_paise > 0),
  -- Of the products it is good for.
  min_total_paise int NOT NULL DEFAULT 0 CHECK (min_total_paise >= 0),
  from_day date NOT NULL,
  to_day date NOT NULL,
  max_uses int CHECK (max_uses > 0),
  max_uses_per_student int CHECK (max_uses_per_student > 0),
  -- Reserved and used ones.
  uses int NOT NULL DEFAULT 0 CHECK (uses >= 0),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, code),
  CHECK (uses <= max_uses),
  CHECK (from_day <= to_day),
  CHECK (kind = 'amount' OR value <= 100)
);

-- None: every product of the tenant.
CREATE TABLE coupon_product (
  tenant_id bigint NOT NULL,
  coupon_id bigint NOT NULL,
  product_id bigint NOT NULL,
  PRIMARY KEY (tenant_id, coupon_id, product_id),
  FOREIGN KEY (tenant_id, coupon_id) REFERENCES coupon (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES product (tenant_id, id)
);

-- One for each student. Its row is the lock under which a student's orders are made and settled.
CREATE TABLE cart (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  -- Counts every change.
  version int NOT NULL DEFAULT 1,
  PRIMARY KEY (student_id),
  UNIQUE (tenant_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);

-- The price is read from the product, never stored. The id says which purchase is meant: bought once, it is gone.
CREATE TABLE cart_item (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  product_id bigint NOT NULL,
  added_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  UNIQUE (student_id, product_id),
  FOREIGN KEY (student_id) REFERENCES cart (student_id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES product (tenant_id, id)
);

-- The merchant account into which a brand's customers pay. The newest that is not closed takes new payments;
-- closed ones still answer for theirs.
CREATE TABLE merchant_account (
  tenant_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  brand_id bigint NOT NULL,
  gateway text NOT NULL CHECK (gateway IN ('ccavenue', 'razorpay')),
  -- Names the account in the addresses that the gateway calls; random, opens nothing by itself.
  reference text NOT NULL,
  merchant_id text NOT NULL,
  -- Keys of the gateway, sealed JSON.
  secrets bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  closed_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, reference),
  -- New keys of a merchant are keys for its earlier payments, too: they replace the old ones in its row.
  UNIQUE (tenant_id, brand_id, gateway, merchant_id),
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id)
);

-- One checkout: what is bought and at which price, fixed. The states only go forward; paid is the last one and can be
-- reached from every other.
CREATE TABLE shop_order (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  brand_id bigint NOT NULL,
  -- Random: what the gateway and the address of the result page name it by.
  reference text NOT NULL,
  -- Null: nothing to pay.
  merchant_account_id bigint,
  -- What the gateway calls the order, where it gives it a name of its own.
  gateway_order text,
  -- A repeated checkout of the same cart and coupon finds this order.
  cart_version int NOT NULL,
  coupon_id bigint,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'pending', 'failed', 'replaced', 'expired', 'paid')),
  subtotal_paise int NOT NULL CHECK (subtotal_paise >= 0),
  discount_paise int NOT NULL CHECK (discount_paise >= 0),
  total_paise int NOT NULL CHECK (total_paise >= 0),
  currency text NOT NULL DEFAULT 'INR' CHECK (currency = 'INR'),
  -- The page in which it was begun; flutter: the host app is told how it ended.
  channel text NOT NULL CHECK (channel IN ('web', 'flutter')),
  ordered_by_parent bigint,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- When somebody was last sent to pay it: the questions to the gateway are counted from here.
  begun_at timestamptz NOT NULL DEFAULT app_now(),
  -- Since when a gateway is known to be working on it.
  pending_since timestamptz,
  settled_at timestamptz,
  -- When the gateway is asked next; null: no more.
  ask_at timestamptz,
  asked int NOT NULL DEFAULT 0,
  -- When it was asked last: people who wait ask us often, the gateway is asked every few seconds at most.
  asked_at timestamptz,
  -- The Idempotency-Key of the checkout: sent again, it is the same order.
  request_key text,
  PRIMARY KEY (student_id, id),
  UNIQUE (tenant_id, reference),
  CHECK (total_paise = subtotal_paise - discount_paise),
  CHECK ((state = 'paid') = (settled_at IS NOT NULL)),
  CHECK (merchant_account_id IS NOT NULL OR total_paise = 0),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id),
  FOREIGN KEY (tenant_id, coupon_id) REFERENCES coupon (tenant_id, id),
  FOREIGN KEY (tenant_id, merchant_account_id) REFERENCES merchant_account (tenant_id, id),
  FOREIGN KEY (tenant_id, ordered_by_parent) REFERENCES parent (tenant_id, id)
);
-- At most one that may be paid in a page; older ones are replaced.
CREATE UNIQUE INDEX shop_order_open ON shop_order (student_id) WHERE state IN ('open', 'pending');
CREATE INDEX shop_order_ask ON shop_order (ask_at) WHERE ask_at IS NOT NULL;
-- A gateway that gives orders names of its own speaks of them by these.
CREATE INDEX shop_order_gateway ON shop_order (tenant_id, gateway_order) WHERE gateway_order IS NOT NULL;
CREATE INDEX shop_order_list ON shop_order (tenant_id, created_at DESC, id DESC);

-- What was ordered, as it was then.
CREATE TABLE order_line (
  student_id bigint NOT NULL,
  order_id bigint NOT NULL,
  line_no int NOT NULL CHECK (line_no >= 1),
  tenant_id bigint NOT NULL,
  cart_item_id bigint NOT NULL,
  product_id bigint NOT NULL,
  product_name jsonb NOT NULL,
  course_id bigint NOT NULL REFERENCES course,
  -- Null: all.
  subject_ids bigint[],
  duration_days int NOT NULL,
  price_paise int NOT NULL CHECK (price_paise >= 0),
  discount_paise int NOT NULL CHECK (discount_paise BETWEEN 0 AND price_paise),
  -- Null: not settled. granted: opened the course. duplicate: its purchase had been paid for already.
  -- unavailable: the course was gone when the money came.
  outcome text CHECK (outcome IN ('granted', 'duplicate', 'unavailable')),
  -- In the product: lines of one cart item are told apart by it.
  product_line_no int NOT NULL,
  PRIMARY KEY (student_id, order_id, line_no),
  FOREIGN KEY (student_id, order_id) REFERENCES shop_order (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES product (tenant_id, id)
);
-- A purchase opens its course once, however often it is paid for.
CREATE UNIQUE INDEX order_line_granted ON order_line (student_id, cart_item_id, product_line_no)
  WHERE outcome = 'granted';

CREATE TABLE coupon_use (
  student_id bigint NOT NULL,
  order_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  coupon_id bigint NOT NULL,
  -- honoured: paid late, when the uses of the coupon had gone to others; it does not count against the limit.
  state text NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'used', 'released', 'honoured')),
  PRIMARY KEY (student_id, order_id),
  FOREIGN KEY (student_id, order_id) REFERENCES shop_order (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, coupon_id) REFERENCES coupon (tenant_id, id)
);

-- Money that a gateway says it took for an order.
CREATE TABLE payment (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  order_id bigint NOT NULL,
  gateway text NOT NULL,
  gateway_ref text NOT NULL,
  amount_paise int NOT NULL CHECK (amount_paise > 0),
  currency text NOT NULL,
  method text NOT NULL DEFAULT '',
  -- settles: paid the order. surplus: a second payment of it. mismatch: not the amount or currency that was asked for.
  role text NOT NULL CHECK (role IN ('settles', 'surplus', 'mismatch')),
  taken_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  UNIQUE (tenant_id, gateway, gateway_ref),
  FOREIGN KEY (student_id, order_id) REFERENCES shop_order (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);
CREATE UNIQUE INDEX payment_settles ON payment (student_id, order_id) WHERE role = 'settles';

-- Every word of a gateway as it came. Append-only.
CREATE TABLE gateway_answer (
  tenant_id bigint NOT NULL REFERENCES tenant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  merchant_account_id bigint NOT NULL,
  channel text NOT NULL CHECK (channel IN ('callback', 'webhook', 'status', 'refund')),
  -- Null: nothing that could be read.
  order_reference text,
  body text NOT NULL,
  verdict text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, merchant_account_id) REFERENCES merchant_account (tenant_id, id)
);
CREATE INDEX gateway_answer_order ON gateway_answer (tenant_id, order_reference);

CREATE TABLE refund (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  order_id bigint NOT NULL,
  payment_id bigint NOT NULL,
  -- Names it to the gateway, so that asking twice gives money back once.
  reference text NOT NULL,
  -- Null: of the payment as such (a second one, or a wrong amount).
  line_no int,
  amount_paise int NOT NULL CHECK (amount_paise > 0),
  reason text NOT NULL CHECK (reason IN ('requested', 'duplicate', 'unavailable', 'surplus', 'mismatch')),
  -- The family's words.
  message text,
  state text NOT NULL CHECK (state IN ('requested', 'refused', 'approved', 'sent', 'done', 'failed')),
  requested_by_parent bigint,
  decided_by bigint,
  decision_note text,
  gateway_refund text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  decided_at timestamptz,
  done_at timestamptz,
  ask_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  PRIMARY KEY (student_id, id),
  UNIQUE (tenant_id, reference),
  FOREIGN KEY (student_id, order_id) REFERENCES shop_order (student_id, id),
  FOREIGN KEY (student_id, payment_id) REFERENCES payment (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, requested_by_parent) REFERENCES parent (tenant_id, id),
  FOREIGN KEY (tenant_id, decided_by) REFERENCES staff (tenant_id, id)
);
-- A line is given back once at most; one that was refused may be asked for again.
CREATE UNIQUE INDEX refund_line ON refund (student_id, order_id, line_no)
  WHERE line_no IS NOT NULL AND state <> 'refused';
-- Of a payment a part may have gone back before we heard of it: the rest is given back once.
CREATE UNIQUE INDEX refund_payment ON refund (student_id, payment_id) WHERE line_no IS NULL AND state <> 'done';
CREATE INDEX refund_ask ON refund (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX refund_waiting ON refund (tenant_id, created_at) WHERE state IN ('requested', 'failed');
CREATE INDEX refund_list ON refund (tenant_id, created_at DESC, id DESC);

-- One sequence for each brand and financial year (April to March; named by the year it begins in). The row is locked
-- by the transaction that takes a number, so a number is never skipped.
CREATE TABLE receipt_counter (
  tenant_id bigint NOT NULL,
  brand_id bigint NOT NULL,
  financial_year int NOT NULL,
  last_number int NOT NULL CHECK (last_number >= 1),
  PRIMARY KEY (tenant_id, brand_id, financial_year),
  FOREIGN KEY (tenant_id, brand_id) REFERENCES brand (tenant_id, id)
);

CREATE TABLE receipt (
  student_id bigint NOT NULL,
  order_id bigint NOT NULL,
  tenant_id bigint NOT NULL,
  brand_id bigint NOT NULL,
  financial_year int NOT NULL,
  number int NOT NULL,
  -- Seller, buyer, lines and tax as they were: the PDF is made from it and from nothing else.
  document jsonb NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, order_id),
  UNIQUE (tenant_id, brand_id, financial_year, number),
  FOREIGN KEY (student_id, order_id) REFERENCES shop_order (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);

CREATE INDEX receipt_number ON receipt (tenant_id, (document->>'number'));

-- Money in and out, append-only: payments are positive, refunds negative. A correction is a further row.
CREATE TABLE money_entry (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  order_id bigint NOT NULL,
  payment_id bigint NOT NULL,
  refund_id bigint,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
  amount_paise int NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  CHECK ((kind = 'payment') = (refund_id IS NULL)),
  CHECK ((kind = 'payment') = (amount_paise > 0)),
  FOREIGN KEY (student_id, order_id) REFERENCES shop_order (student_id, id),
  FOREIGN KEY (student_id, payment_id) REFERENCES payment (student_id, id),
  FOREIGN KEY (student_id, refund_id) REFERENCES refund (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id)
);
CREATE UNIQUE INDEX money_entry_payment ON money_entry (student_id, payment_id) WHERE kind = 'payment';
CREATE UNIQUE INDEX money_entry_refund ON money_entry (student_id, refund_id) WHERE kind = 'refund';

CREATE TRIGGER gateway_answer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gateway_answer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipt_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER money_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON money_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A parent's yes to a checkout of this amount, given by a code; under the brand's flag a student's own needs one.
CREATE TABLE purchase_approval (
  student_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  tenant_id bigint NOT NULL,
  parent_id bigint NOT NULL,
  cart_version int NOT NULL,
  total_paise int NOT NULL CHECK (total_paise >= 0),
  approved_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (student_id, id),
  FOREIGN KEY (tenant_id, student_id) REFERENCES student (tenant_id, id),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES parent (tenant_id, id)
);

-- The legal seller on receipts: name, address, GSTIN, state code, SAC, tax rate, refund policy.
ALTER TABLE brand ADD COLUMN seller jsonb;
-- Receipts of two brands of one seller never carry the same number.
CREATE UNIQUE INDEX brand_receipt_prefix ON brand (tenant_id, (seller->>'receiptPrefix'));

-- A code is good for what it was asked for and for nothing else: signing in, or one child's purchase.
ALTER TABLE otp_challenge ADD COLUMN purpose text NOT NULL DEFAULT 'sign-in';
ALTER TABLE otp_challenge ADD COLUMN subject jsonb;
ALTER TABLE otp_challenge DROP CONSTRAINT otp_challenge_pkey;
ALTER TABLE otp_challenge ADD PRIMARY KEY (tenant_id, phone_number, purpose);

-- Null: all that the person may do. payment: a page of the host app that can pay and nothing else.
ALTER TABLE session ADD COLUMN scope text CHECK (scope = 'payment');
