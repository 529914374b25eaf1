-- catalogue: whose money one question holds, asked when a dispute or a debt of it concerns the question.
create index catalogue_question_payments_by_order on catalogue_question_payments (order_id);
