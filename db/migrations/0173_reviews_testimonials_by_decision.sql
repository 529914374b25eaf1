-- Reviews: testimonials by their decision, the latest first. Without it everybody who reads them reads all there are.
create index testimonial_decisions_by_date on testimonial_decisions (verdict, decided_at desc);
