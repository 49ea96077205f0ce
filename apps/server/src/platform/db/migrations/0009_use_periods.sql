-- The month a use was taken from, so that it is given back to that month only. Those under way belong to the present one.

ALTER TABLE use_requests ADD COLUMN period integer NOT NULL DEFAULT 0;
UPDATE use_requests r SET period = e.period FROM equities e WHERE e.id = r.equity_id;
