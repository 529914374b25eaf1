-- Support: the team reads the latest closed messages.

create index contact_closings_by_time on contact_closings (closed_at desc);
