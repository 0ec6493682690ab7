const dots = "•••••";

/** First letters of name and domain, and the part after the last point: `g•••••@e•••••.it`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${email[0]}${dots}@${email[at + 1]}${dots}${email.slice(email.lastIndexOf("."))}`;
};

/** The last characters of an account or a number: `•••• 3456`. */
export const maskedEnd = (code: string, shown: number): string => `•••• ${code.slice(-shown)}`;
