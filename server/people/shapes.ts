// What comes and goes over HTTP about people: type, check and documentation from one declaration.
import Type from "typebox"

// The true limits of names and passwords are told by People, in words; these only keep nonsense away.
const Name = Type.String({ maxLength: 200, description: "1 to 24 visible characters" })
const Password = Type.String({ maxLength: 1000, description: "10 to 200 characters" })
const Secret = Type.String({ maxLength: 100 })
const Id = Type.String({ maxLength: 64, pattern: "^[A-Za-z0-9-]+$" })
const closed = { additionalProperties: false } as const

export const User = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal("guest"), Type.Literal("account"), Type.Literal("bot")]),
  role: Type.Union([Type.Literal("player"), Type.Literal("moderator"), Type.Literal("admin")]),
})
const Time = Type.Number({ description: "milliseconds since 1970" })
export const Exported = Type.Object({
  user: Type.Object({ ...User.properties, created_at: Time }),
  sessions: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal("web"), Type.Literal("token")]),
      created_at: Time,
      expires_at: Time,
    }),
  ),
  tables: Type.Array(
    Type.Object({
      id: Type.String(),
      game: Type.String(),
      status: Type.String(),
      seat: Type.Integer(),
      created_at: Time,
      updated_at: Time,
    }),
  ),
  bots: Type.Array(User),
  mutes: Type.Array(Type.String()),
})
export const Problem = Type.Object(
  { error: Type.Object({ code: Type.String(), message: Type.String() }) },
  { description: "What was wrong, and what would be right" },
)
export const Done = Type.Null({ description: "Done" })
export const NameBody = Type.Object({ name: Name }, closed)
export const LoginBody = Type.Object({ name: Name, password: Password }, closed)
export const SecretBody = Type.Object({ secret: Secret }, closed)
export const PasswordBody = Type.Object({ old: Password, new: Password }, closed)
export const NewGuest = Type.Object({ user: User, recovery: Type.String() })
export const NewBot = Type.Object({ user: User, token: Type.String() })
export const BotParams = Type.Object({ id: Id })
export const MuteParams = Type.Object({ user: Id })
