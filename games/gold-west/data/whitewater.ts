// Source: rulebook; that the ten water tokens are a hard limit is our ruling (GW-18.37).

export const WATER_TOKENS = 10

/** GW-17.4: one water for each player, in the bottom section. */
export const STARTING_WATER_SECTION = 3
