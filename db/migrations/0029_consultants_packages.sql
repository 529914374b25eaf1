-- Whether minutes of packages and plans are used with this consultant: covered time earns the share of what was paid
-- for them, which may be less than the own price, so it is their choice.
alter table consultants add column accepts_packages boolean not null default true;
