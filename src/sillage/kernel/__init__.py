"""What rules are written in: records, chance, events, actions, secrets, editions, the compile switch."""
