-- A subscription holds every filter of a search, each as a list.

UPDATE subscriptions SET spec = (
  SELECT json_object_agg(key, CASE WHEN jsonb_typeof(value) = 'string' AND key IN ('region', 'level', 'theme')
    THEN jsonb_build_array(value) ELSE value END)::text
  FROM jsonb_each(spec::jsonb)
);
