-- Consultations: columns by what they hold. What one person heard after the second gap is not broken but unpaid, a
-- dispute is what a payer has with a bank, and the other two said only that something begins.
alter table presences rename column broken_ms to unpaid_heard_ms;
alter table presences rename constraint presences_broken_ms_check to presences_unpaid_heard_ms_check;
alter table presences rename column counts_from to attendance_from;
alter table consultations rename column bill_from to billable_from;
alter table consultations rename column media_disputes to audio_denials;
alter table consultations rename constraint consultations_media_disputes_check to consultations_audio_denials_check;
