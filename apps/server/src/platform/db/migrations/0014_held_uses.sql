-- A use that was paid for goes back when its action never comes, as one does whose action died.

UPDATE use_requests SET lease_until = created_at + interval '15 minutes' WHERE state = 'held';
DROP INDEX use_requests_running;
CREATE INDEX use_requests_leased ON use_requests (lease_until) WHERE state IN ('held', 'running');
