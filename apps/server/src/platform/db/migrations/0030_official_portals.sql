-- 全国政策导航: official portals that an operator imported. Those of the provinces are in the code.

CREATE TABLE official_portals (
  -- 浙江省/杭州市/西湖区
  path text PRIMARY KEY,
  -- Of the region, or of the nearest one above it whose code is known.
  region_code text NOT NULL,
  url text NOT NULL,
  imported_at timestamptz NOT NULL
);
CREATE INDEX official_portals_region ON official_portals (region_code);

-- When an operator last had an address looked at, imported or in the code.
CREATE TABLE portal_checks (
  url text PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  is_reachable boolean NOT NULL
);
