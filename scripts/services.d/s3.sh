# shellcheck shell=bash
# versitygw: an S3 server over a plain folder. Production uses any S3 store.
PORT=$(port_of s3)
ENDPOINT=http://127.0.0.1:$PORT
REGION=us-east-1
BUCKET=shala
VERSION=v1.8.0

packages() { echo curl ca-certificates openssl; }

gateway() { go_tool versitygw github.com/versity/versitygw/cmd/versitygw "$VERSION"; }

ready() { curl -fsS -o /dev/null "$ENDPOINT/health"; }

# The root keys pass every Deny of a policy, so the application gets a user of its own.
create_user() {
  if grep -q '"access":"shala"' "$DATA_DIR/s3/users/users.json" 2>/dev/null; then return 0; fi
  ADMIN_ACCESS_KEY_ID=root ADMIN_SECRET_ACCESS_KEY=$(secret s3-root) ADMIN_ENDPOINT_URL=$ENDPOINT \
    "$(gateway)" admin create-user --access shala --secret "$(secret s3)" --role userplus >&2
}

create_bucket() {
  local empty_body
  [ ! -d "$DATA_DIR/s3/files/$BUCKET" ] || return 0
  empty_body=$(sha256sum </dev/null | cut -d' ' -f1)
  curl -fsS -o /dev/null -X PUT -H "x-amz-content-sha256: $empty_body" \
    --aws-sigv4 "aws:amz:$REGION:s3" --config - "$ENDPOINT/$BUCKET" \
    <<<"user = \"shala:$(secret s3)\""
}

# Keys are folders to this gateway, and a folder goes with its last file. Pieces of uploads come and go all the time: a
# piece that arrived while their folder was being taken away was refused ("existing object is a directory").
keep_uploads_folder() {
  curl -fsS -o /dev/null -X PUT -H "x-amz-content-sha256: $(sha256sum </dev/null | cut -d' ' -f1)" \
    --aws-sigv4 "aws:amz:$REGION:s3" --config - "$ENDPOINT/$BUCKET/uploads/.keep" \
    <<<"user = \"shala:$(secret s3)\""
}

# Players fetch segments, captions and PDFs out of a page, and pages send worksheets in pieces; the page has another
# origin. What a file holds is protected by its signed address. Production's bucket needs the same rule.
allow_browsers() {
  local rule
  rule='<CORSConfiguration><CORSRule>
    <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod>
    <AllowedMethod>PUT</AllowedMethod>
    <AllowedHeader>*</AllowedHeader><ExposeHeader>Content-Length</ExposeHeader>
    <ExposeHeader>Content-Range</ExposeHeader><ExposeHeader>Accept-Ranges</ExposeHeader>
    <MaxAgeSeconds>3600</MaxAgeSeconds>
  </CORSRule></CORSConfiguration>'
  curl -fsS -o /dev/null -X PUT -H 'Content-Type: application/xml' \
    -H "x-amz-content-sha256: $(printf %s "$rule" | sha256sum | cut -d' ' -f1)" \
    -H "Content-MD5: $(printf %s "$rule" | openssl md5 -binary | base64)" \
    --aws-sigv4 "aws:amz:$REGION:s3" --config - --data-binary "$rule" "$ENDPOINT/$BUCKET?cors=" \
    <<<"user = \"shala:$(secret s3)\""
}

start() {
  local binary
  binary=$(gateway)
  mkdir -p "$DATA_DIR/s3/files" "$DATA_DIR/s3/users"
  chmod 700 "$DATA_DIR/s3"
  ROOT_ACCESS_KEY=root ROOT_SECRET_KEY=$(secret s3-root) start_process s3 "$PORT" ready \
    "$binary" --port "127.0.0.1:$PORT" --region "$REGION" --health /health --quiet \
    --iam-dir "$DATA_DIR/s3/users" posix "$DATA_DIR/s3/files"
  create_user
  create_bucket
  keep_uploads_folder
  allow_browsers
}

stop() { stop_process s3; }

environment() {
  echo "S3_ENDPOINT=$ENDPOINT"
  echo "S3_REGION=$REGION"
  echo "S3_ACCESS_KEY=shala"
  echo "S3_SECRET_KEY=$(secret s3)"
  echo "S3_BUCKET=$BUCKET"
}

remove_data() { rm -rf "$DATA_DIR/s3"; }
