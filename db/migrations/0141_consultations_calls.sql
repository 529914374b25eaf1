-- Consultations: calls. What is used now, what is charged now, and how much of the proven time was voice and video; the
-- rest was chat. Each channel has its own price (leg_price), and the agreed one (`channel`) is the dearest.
alter table consultations
  -- What the two use now; null on the channels of old rows means the agreed one.
  add column current_channel text not null default 'chat' check (current_channel in ('chat', 'audio', 'video')),
  add column channel_changed_at timestamptz,
  -- What a running second is charged as, and from when: video only while the picture arrives.
  add column leg_channel text not null default 'chat' check (leg_channel in ('chat', 'audio', 'video')),
  add column leg_from timestamptz,
  add column audio_ms bigint not null default 0 check (audio_ms >= 0),
  add column video_ms bigint not null default 0 check (video_ms >= 0),
  -- The part of each that prepaid minutes cover.
  add column audio_covered_ms bigint not null default 0 check (audio_covered_ms between 0 and audio_ms),
  add column video_covered_ms bigint not null default 0 check (video_covered_ms between 0 and video_ms),
  -- Until when sound that is not charged may flow to prove itself, and how much of that time was used up.
  add column media_window_until timestamptz,
  add column unproven_media_ms bigint not null default 0 check (unproven_media_ms >= 0),
  -- Stretches in which one side denied what the other's report shows, and how long they lasted.
  add column media_disputes int not null default 0 check (media_disputes >= 0),
  add column disputed_ms bigint not null default 0 check (disputed_ms >= 0),
  -- A dearer channel that the consultant proposes; the client says yes or no.
  add column proposed_channel text check (proposed_channel in ('audio', 'video')),
  add constraint legs_are_part_of_all check (audio_ms + video_ms <= billed_ms);

alter table billed_segments
  add column channel text not null default 'chat' check (channel in ('chat', 'audio', 'video'));

-- What a seat's browser says of sound and picture, by instants of the database's clock (money-and-time.md, S15).
alter table presences
  -- Sound of the other one arrived and own sound went out, without a gap beyond five seconds.
  add column media_from timestamptz,
  add column media_at timestamptz,
  -- Sound of the other one last arrived.
  add column received_at timestamptz,
  -- The other one's picture moved, without a gap beyond ten seconds.
  add column video_from timestamptz,
  add column video_at timestamptz,
  -- A voice was last received, and last sent.
  add column heard_at timestamptz,
  add column spoke_at timestamptz,
  -- The other one's network confirmed last that our sound arrived.
  add column acknowledged_at timestamptz,
  -- The two browsers are connected: sound could flow.
  add column connected_at timestamptz;

-- It takes more of each seat.
drop function if exists meter_rooms(
  uuid[], text[], bigint[], timestamptz[], timestamptz[], timestamptz[], boolean
);
