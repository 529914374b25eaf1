-- Consultations: a stretch by one channel is its usage.
alter table consultations rename column leg_channel to usage_channel;
alter table consultations rename column leg_from to usage_from;
alter table consultations rename constraint consultations_leg_channel_check to consultations_usage_channel_check;
alter table consultations rename constraint covered_part_of_legs to covered_part_of_usage;
alter table consultations rename constraint legs_are_part_of_all to usage_is_part_of_all;
alter table consultations rename constraint no_leg_dearer_than_agreed to no_usage_dearer_than_agreed;
