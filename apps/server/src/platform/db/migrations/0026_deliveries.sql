-- What a subscription has told of: each version of a subject once, whatever runs twice or dies in between.

CREATE TABLE subscription_deliveries (
  subscription_id text NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
  -- policy:n-hnte-2016-32, publicity:s-pub-…
  subject text NOT NULL,
  -- Of a policy that came in `first`, else a hash of what it says.
  version text NOT NULL,
  delivered_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, subject, version)
);

-- Lists print the district of a firm, never its code.
ALTER TABLE publicity_entries RENAME COLUMN region_code TO region;
