-- Customer, payee and agreement as they were when the order was submitted (JSON); null for drafts and orders before this.

ALTER TABLE orders ADD COLUMN terms text;
