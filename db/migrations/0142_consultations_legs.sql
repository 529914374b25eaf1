-- Consultations: S18. No leg is dearer than the agreed channel, and what minutes cover lies within the legs.
alter table consultations
  add constraint no_leg_dearer_than_agreed check (case channel
    when 'video' then true
    when 'audio' then video_ms = 0 and current_channel <> 'video'
    else audio_ms = 0 and video_ms = 0 and current_channel = 'chat'
  end),
  add constraint covered_part_of_legs check (
    least(billed_ms, covered_ms) - audio_covered_ms - video_covered_ms between 0 and billed_ms - audio_ms - video_ms
  );
