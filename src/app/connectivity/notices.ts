/** Where the choice not to be told of lost connections is kept: "off", or anything else for on. */
export const noticesKey = "connectivityNotices";
