-- Consultations: the stops that a consultant caused. Without it a refund by rule reads every message of a consultation.
create index consultation_stops_by_consultant on consultation_events (consultation_id) where stop_side = 'consultant';
